// A picker as a React component: laid out and drawn by the engine, on a server and in a browser alike.
//
//     <Picker engine={engine} document={filters} width={320} onChange={(ids) => …} />
import { createElement, useEffect, useMemo, useRef, useState } from "react"
import { itemsOf } from "./items.js"

export function Picker({ engine, document, width, onChange }) {
  const session = useMemo(() => engine.session(document, { width }), [engine, document, width])
  const [now, setNow] = useState(0)
  const start = useRef(0)
  useEffect(() => {
    start.current = performance.now()
    return () => session.free()
  }, [session])

  const time = () => (performance.now() - start.current) / 1000
  const move = () => {
    setNow(time())
    if (session.isAnimating(time())) requestAnimationFrame(move)
  }
  const choose = ({ x, y, width, height }) => {
    session.tap(x + width / 2, y + height / 2, time())
    onChange?.(session.selection)
    move()
  }

  const tree = session.tree(now)
  const { size } = tree
  const items = itemsOf(tree)
  const picture = tree.svg()
  tree.free()
  return createElement(
    "div", { role: "group", style: { position: "relative", ...size } },
    createElement("div", { "aria-hidden": true, dangerouslySetInnerHTML: { __html: picture } }),
    items.map(({ position, selected, label, frame }) =>
      createElement("button", {
        key: position, type: "button", "aria-pressed": selected, "aria-label": label, onClick: () => choose(frame),
        style: {
          position: "absolute", left: frame.x, top: frame.y, width: frame.width, height: frame.height,
          background: "none", border: 0, padding: 0,
        },
      })),
  )
}
