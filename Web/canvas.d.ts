/** The drawing commands of a tree, from `tree.displayList()` or `layout … --format display-list`; see the article *Write a Renderer*. */
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
 * @param images The image to draw for each `href`; see `loadImages`.
 * @returns The `href` of each image that was not drawn because `images` does
 * not contain it.
 */
export function draw(
  context: CanvasRenderingContext2D, list: DisplayList, images?: Map<string, CanvasImageSource>): string[]

/** Loads the images of a list, each from its `href` relative to the page. Images that cannot be loaded are left out. */
export function loadImages(list: DisplayList): Promise<Map<string, CanvasImageSource>>
