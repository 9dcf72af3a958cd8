import { chromium } from '@playwright/test';
import { startServerProcess } from '#server/testing/server-process.ts';
import { chooseScreens } from './first-load/screens.ts';
import { chromiumArguments, chromiumPath } from '../scripts/chromium.ts';
import { mkdtempSync } from 'node:fs';
const server = await startServerProcess({ DATA_DIR: mkdtempSync('/tmp/pala-zz-'), DATABASE_URL: '', DEMO: '1' });
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
for (const want of process.argv.slice(2)) {
const s = (await chooseScreens(server.url)).find((x) => x.name === want)!;
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: 'block' });
if (s.cookie) await context.addCookies([{ name: s.cookie.split('=')[0]!, value: s.cookie.split('=')[1]!, url: server.url }]);
const page = await context.newPage();
const d = await context.newCDPSession(page);
await d.send('Network.enable');
await d.send('Network.emulateNetworkConditions', { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 });
await d.send('Emulation.setCPUThrottlingRate', { rate: 4 });
page.on('console', (m) => console.log('console', m.text()));
await page.addInitScript(() => {
  (window as any).lcps = []; (window as any).lt = [];
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) (window as any).lcps.push([e.startTime | 0, e.size, e.element?.tagName, e.element?.textContent?.slice(0, 40)]); }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).lt.push([e.startTime | 0, e.duration | 0]); }).observe({ type: 'longtask', buffered: true });
});
await page.goto(server.url + s.path, { waitUntil: 'load' });
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/zz-${want}.png` });
await page.waitForTimeout(5500);
console.log(want, JSON.stringify(await page.evaluate(() => (window as any).lcps)), 'long', JSON.stringify(await page.evaluate(() => (window as any).lt)));
console.log(await page.evaluate(() => performance.getEntriesByType('resource').map((e: any) => `${e.startTime | 0}-${e.responseEnd | 0} ${e.initiatorType} ${(e.transferSize / 1000).toFixed(1)} ${e.name.replace(location.origin, '').slice(0, 70)}`).join('\n')));
await context.close();
}
await browser.close(); server.process.kill('SIGTERM'); await server.ended; process.exit(0);
