const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// How long a test waits for what it expects; it passes as soon as that is there, however busy the machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out, so it has nothing to scroll; a test may also ask for Node alone, without a page.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => {};
