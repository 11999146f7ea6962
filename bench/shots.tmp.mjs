import { signUp, withServedApp } from './served-app.mjs';
const [path = '/', width = '360', scheme = 'light', signed = 'in', prefix = 'shot'] =
  process.argv.slice(2);
await withServedApp(5111, async ({ address, browser, call }) => {
  const token = await signUp(call);
  const context = await browser.newContext({
    viewport: { width: Number(width), height: width === '360' ? 740 : 900 },
    colorScheme: scheme,
  });
  if (signed === 'in') await context.addInitScript((t) => localStorage.setItem('token', t), token);
  for (const visit of ['cold', 'warm']) {
    const page = await context.newPage();
    page.on('console', (m) => console.log(m.type(), m.text()));
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    const s = await context.newCDPSession(page);
    await s.send('Network.enable');
    await s.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200000,
      uploadThroughput: 90000,
    });
    await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const start = Date.now();
    const going = page.goto(`${address}${path}`);
    const frames = [];
    s.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ data, t: metadata.timestamp });
      s.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await s.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await going;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(800);
    await s.send('Page.stopScreencast').catch(() => {});
    const { writeFileSync } = await import('node:fs');
    frames.forEach(({ data, t }, i) => {
      const name = `/tmp/shots/${prefix}-${visit}-${String(i).padStart(2, '0')}-${Math.round(t * 1000 - start)}.png`;
      writeFileSync(name, Buffer.from(data, 'base64'));
      console.log(name);
    });
    if (visit === 'cold') {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForTimeout(2500);
    }
    await page.close();
  }
});
