import { chromium } from 'playwright';
import { createServer } from 'vite';
import { sitePicture } from '../../src/presentation/shared/page/PageMetadata';
import { PRODUCT_NAME } from '../../src/presentation/shared/page/product';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';

/** Draws `public/partage.jpg`; to be run again when the stall, the colours or the name have changed. */
const server = await createServer({ server: { port: 0 }, logLevel: 'warn' });
await server.listen();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
const page = await browser.newPage({ viewport: sitePicture });
page.setDefaultTimeout(120_000);
await page.goto(new URL('/scripts/design/picture.html', server.resolvedUrls?.local[0]).href);
await page.getByText(PRODUCT_NAME).waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: `public/${sitePicture.file}`, type: 'jpeg', quality: 86 });
await browser.close();
await server.close();
