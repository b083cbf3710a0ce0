/** What is drawn, as `tree.displayList()` and `layout … --format display-list` have it; see the article *JSON Format*. */
export interface DisplayList {
  version: number
  size: { width: number; height: number }
  background?: string
  commands: { op: string; [key: string]: unknown }[]
  paths: { d: string; [key: string]: unknown }[]
  brushes: (string | object)[]
  faces: object[]
  images: { href: string; [key: string]: unknown }[]
}

/**
 * Draws a list with its top left corner at the origin of the context's coordinates.
 *
 * @param images What to draw for each `href`; see `loadImages`.
 * @returns The `href` of each image that was not drawn, because `images` has none.
 */
export function draw(
  context: CanvasRenderingContext2D, list: DisplayList, images?: Map<string, CanvasImageSource>): string[]

/** Loads the images of a list, each from its `href` relative to the page; those that cannot be loaded are left out. */
export function loadImages(list: DisplayList): Promise<Map<string, CanvasImageSource>>
