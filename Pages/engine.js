
// The engine: WebAssembly that the document carries, the program of the library. Numbers go in and out by `numbers`.
const engine = (() => {
  let wasm = null;

  async function load() {
    const text = document.getElementById("engine").textContent;
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    const imports = {};
    for (const { module: group, name } of WebAssembly.Module.imports(module)) {
      (imports[group] ??= {})[name] = name === "random" ? randomise : () => 8;
    }
    wasm = (await WebAssembly.instantiate(module, imports)).exports;
  }

  const randomise = (start, count) =>
    crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, start, count));

  const shared = (count) => new Float64Array(wasm.memory.buffer, wasm.page_numbers(), count);
  const flat = (values) => values.flat(Infinity).map(Number);

  return {
    ready: load(),
    // The time of the engine, in seconds.
    now: () => performance.now() / 1000,
    // Calls a function of the engine; true is 1.
    call: (name, ...values) => wasm[`page_${name}`](...values),
    // Puts down numbers for the next call.
    put(...values) {
      const numbers = flat(values);
      shared(numbers.length).set(numbers);
    },
    // The numbers that a call answered.
    take: (count) => [...shared(count)],
    // Bytes that a call returned, of red, green, blue and alpha.
    pixels: (start, count) => new Uint8ClampedArray(wasm.memory.buffer, start, count),
  };
})();
