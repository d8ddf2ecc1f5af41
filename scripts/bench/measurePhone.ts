import { chromium, devices, type Browser, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';

export interface PhoneFigure {
  readonly what: string;
  /** What the product review of 22 November 2026 measured. */
  readonly before: string;
  readonly now: string;
}

const viewport = { width: 360, height: 740 };
const { deviceScaleFactor, userAgent } = devices['Pixel 7'];
export const aPhone = {
  deviceScaleFactor,
  userAgent,
  viewport,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
} as const;

const rental = '/recherche?categorie=locations&prix_max=1200&vendeur=particulier';

/** Where the eye finds things on a phone of 360 × 740, in CSS pixels from the top of the page. */
export async function measurePhone(origin: string): Promise<readonly PhoneFigure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const first = async (path: string, before: string, what: string): Promise<PhoneFigure> => ({
      what,
      before,
      now: await topOf(browser, `${origin}${path}`, 'main article .picture'),
    });
    const text = async (path: string, before: string, what: string): Promise<PhoneFigure> => ({
      what,
      before,
      now: await topOf(browser, `${origin}${path}`, 'main .description'),
    });
    return [
      await first('/', '779', 'first photo: home'),
      await first('/categorie/maison', '488', 'first photo: category'),
      await first('/recherche?q=velo', '354', 'first photo: results'),
      await first(rental, '493', 'first photo: results with three filters'),
      await text(
        '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir',
        '1785',
        'description: bicycle',
      ),
      await text('/annonce/demo-clio-bleue-premiere-main', '1785', 'description: car'),
    ];
  } finally {
    await browser.close();
  }
}

async function topOf(browser: Browser, address: string, selector: string): Promise<string> {
  const context = await browser.newContext(aPhone);
  const page: Page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const found = await page.waitForFunction((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && Math.round(box.top + window.scrollY);
  }, selector);
  const top = String(await found.jsonValue());
  await context.close();
  return top;
}
