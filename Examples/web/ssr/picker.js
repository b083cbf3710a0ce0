// A picker as a React component: its elements are written on a server, and taken over in a browser.
//
//     <Picker html={render(filters, { engine, width })} />               on the server
//     <Picker engine={engine} onChange={({ selected }) => …} />          in the browser
import { createElement, useEffect, useRef } from "react"
import { hydrate } from "pickerlayout/mount"

export function Picker({ html = "", engine, onChange }) {
  const element = useRef(null)
  useEffect(() => {
    const picker = hydrate(element.current, { engine, onChange })
    return () => picker.destroy()
  }, [engine])
  // React leaves what the server has written as it is.
  return createElement("div", { ref: element, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } })
}
