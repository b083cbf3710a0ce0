// A picker as a React component: React owns the element, and the engine what is in it.
//
//     <Picker engine={engine} document={filters} onChange={({ selected }) => …} />
import { createElement, useEffect, useRef } from "react"
import { mount } from "pickerlayout/mount"

export function Picker({ engine, document, onChange }) {
  const element = useRef(null)
  const picker = useRef(null)
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    picker.current = mount(element.current, document, { engine, onChange: (change) => latest.current?.(change) })
    return () => picker.current.destroy()
  }, [engine])
  // A document that says the same changes nothing.
  useEffect(() => picker.current.update(document), [document])
  return createElement("div", { ref: element })
}
