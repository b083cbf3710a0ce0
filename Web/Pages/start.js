
page.ready = (typeof engine === "undefined" ? Promise.resolve() : engine.ready).then(page.begin);
