// What a first visit to /login and to / transfers: a table by file, compressed by Brotli, as the browser counts it. The
// targets are for the scripts themselves; the headers of their responses are listed apart.
//
//   node bench/first-load.mjs        builds nothing: run `npm run build` first
import { signUp, withServedApp } from './served-app.mjs';

const port = 4999;
/** Targets in kB of JavaScript. */
const aims = { '/login': 130, '/': 200 };

/** Files of one first visit with the bytes of their bodies and headers, without the worker's own traffic. */
async function visit(browser, address, path, token) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  if (token) await context.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const headers = response.encodedDataLength;
    files.set(requestId, { url: new URL(response.url).pathname, type, headers, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength - file.headers;
  });
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await context.close();
  return [...files.values()].sort((a, b) => b.bytes - a.bytes);
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

await withServedApp(port, async ({ address, browser, call }) => {
  const token = await signUp(call);
  for (const [path, aim] of Object.entries(aims)) {
    const files = await visit(browser, address, path, path === '/' ? token : null);
    console.log(`\nFirst visit to ${path}`);
    console.log('     kB  type        file');
    for (const { url, type, bytes } of files) {
      console.log(`${kilobytes(bytes)}  ${type.padEnd(10)}  ${url}`);
    }
    const sum = (wanted) => files.filter(wanted).reduce((total, { bytes }) => total + bytes, 0);
    const script = sum(({ type }) => type === 'Script');
    console.log(
      `${kilobytes(script)}  JavaScript in all: ${((script / 1000 / aim) * 100).toFixed(0)} % of the target of ${aim} kB`,
    );
    const headers = files.reduce((total, file) => total + file.headers, 0);
    console.log(
      `${kilobytes(sum(() => true))}  everything, and ${kilobytes(headers).trim()} of headers`,
    );
  }
});
