import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';
import { aPhone, type PhoneFigure } from './measurePhone';

/** A page whose taps are counted. Typing is free, as it was when the product review counted. */
class CountedPage {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  /** A field that has the focus already needs no tap. */
  async type(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.fill(text);
  }

  /** The key of the keyboard on the screen that sends. */
  async send(): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.taps += 1;
  }
}

interface Job {
  readonly what: string;
  /** What the product review of 22 November 2026 counted. */
  readonly before: string;
  /** Does the job on a page that is ready for it. */
  readonly run: (context: BrowserContext) => Promise<CountedPage>;
}

const listing = '/annonce/demo-robe-cortege-fille-rose';
const own = '/annonce/demo-t3-villeurbanne-gratte-ciel';

const jobs: readonly Job[] = [
  { what: 'a bicycle near Lyon, results seen', before: '6', run: (context) => search(context, 'vélo à Lyon') },
  { what: 'bicycles around me, results seen', before: '–', run: (context) => search(context, 'vélo autour de moi') },
  { what: 'a first message, signed in', before: '2', run: writeMessage },
  { what: 'a sofa with three photos, online', before: '18', run: postSofa },
  { what: 'a lower price, from the listing', before: '4 to 6', run: lowerPrice },
  { what: 'reserved for whoever made the accepted offer, from the conversation', before: '5', run: reserve },
  { what: 'one’s listings, from the home page', before: '2', run: openOwn },
];

/** How many taps the main jobs take on a phone; each ends when its outcome is in sight. */
export async function measureTaps(origin: string): Promise<readonly PhoneFigure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const figures: PhoneFigure[] = [];
    for (const { what, before, run } of jobs) {
      const { taps } = await onAPhone(browser, origin, run);
      figures.push({ what, before, now: String(taps) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function onAPhone(browser: Browser, origin: string, run: Job['run']): Promise<CountedPage> {
  const place = { permissions: ['geolocation'], geolocation: { latitude: 45.76, longitude: 4.84 } };
  const context = await browser.newContext({ ...aPhone, ...place, baseURL: origin });
  const counted = await run(context);
  await context.close();
  return counted;
}

async function search(context: BrowserContext, sentence: string): Promise<CountedPage> {
  const counted = await countedPageAt(context, '/');
  await counted.type(counted.main.getByRole('combobox', { name: 'Rechercher une annonce' }), sentence);
  await counted.send();
  await counted.page.waitForURL(/lieu=69/);
  await counted.main.getByRole('article').first().waitFor();
  return counted;
}

async function writeMessage(context: BrowserContext): Promise<CountedPage> {
  const counted = await countedPageOf(context, 'Karim', listing);
  await counted.tap(counted.main.getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }));
  await counted.type(counted.main.getByRole('textbox', { name: 'Votre message' }), 'Bonjour, toujours disponible ?');
  await counted.tap(counted.main.getByRole('button', { name: 'Envoyer', exact: true }));
  await counted.main.getByText(/· (Envoyé|Reçu|Lu)$/).waitFor();
  return counted;
}

async function postSofa(context: BrowserContext): Promise<CountedPage> {
  const counted = await countedPageOf(context, 'Karim', '/deposer-annonce');
  const { main, page } = counted;
  await counted.type(page.getByRole('textbox', { name: /^Titre de l’annonce/ }), 'Canapé trois places en cuir brun');
  await counted.tap(main.getByRole('list', { name: 'D’après votre titre' }).getByRole('button').first());
  await counted.tap(main.getByRole('radio', { name: 'Bon état', exact: true }));
  await counted.type(
    page.getByRole('textbox', { name: /^Description/ }),
    'Un canapé confortable, sans tache ni accroc.',
  );
  await counted.type(page.getByRole('textbox', { name: /^Prix/ }), '180');
  await page
    .getByLabel('Choisir des photos')
    .and(page.locator('input'))
    .setInputFiles(await threePhotos(page));
  // The button, and the album’s own.
  counted.taps += 2;
  await page.getByRole('list', { name: 'Photos de l’annonce' }).getByRole('listitem').nth(2).waitFor();
  await counted.type(page.getByRole('combobox', { name: /^Commune/ }), 'Nantes');
  await counted.tap(page.getByRole('option', { name: /^Nantes/ }).first());
  await counted.tap(main.getByRole('button', { name: 'Publier l’annonce' }));
  await page.getByText('Votre annonce est en ligne').waitFor();
  return counted;
}

async function lowerPrice(context: BrowserContext): Promise<CountedPage> {
  const counted = await countedPageOf(context, 'Karim', own);
  await counted.tap(counted.main.getByRole('button', { name: 'Modifier le prix' }));
  await counted.type(counted.page.getByLabel('Nouveau prix, en euros'), '890');
  await counted.tap(counted.main.getByRole('button', { name: 'Enregistrer' }));
  await counted.main.getByText(/^Loyer baissé/).waitFor();
  return counted;
}

async function reserve(context: BrowserContext): Promise<CountedPage> {
  await offerPrice(context);
  const seller = await countedPageOf(context, 'Camille', '/messages');
  await seller.main.getByRole('navigation').getByRole('link', { name: /Karim/ }).filter({ hasText: 'Robe' }).tap();
  await seller.main.getByRole('button', { name: 'Accepter' }).tap();
  await seller.tap(seller.main.getByRole('button', { name: 'Réserver pour Karim' }));
  await seller.main
    .getByText(/réservée pour Karim/i)
    .first()
    .waitFor();
  return seller;
}

/** What Karim does before Camille can reserve: his taps are not counted. */
async function offerPrice(context: BrowserContext): Promise<void> {
  const page = await pageOf(context, 'Karim', listing);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).tap();
  await main.getByRole('button', { name: 'Faire une offre' }).tap();
  await main.getByRole('textbox', { name: 'Votre offre, en euros' }).fill('15');
  await main.getByRole('button', { name: 'Proposer ce prix' }).tap();
  await main
    .getByText(/^Votre offre|^Offre de/)
    .first()
    .waitFor();
}

async function openOwn(context: BrowserContext): Promise<CountedPage> {
  const counted = await countedPageOf(context, 'Camille', '/');
  await counted.tap(counted.page.getByRole('button', { name: 'Ouvrir le menu' }));
  await counted.tap(counted.page.getByRole('dialog').getByRole('link', { name: /^Mes annonces/ }));
  await counted.main.getByRole('article').first().waitFor();
  return counted;
}

async function countedPageAt(context: BrowserContext, address: string): Promise<CountedPage> {
  const page = await context.newPage();
  await page.goto(address);
  // The application has taken the rendered page over.
  await page.locator('.prerendered').waitFor({ state: 'detached' });
  return new CountedPage(page);
}

async function countedPageOf(context: BrowserContext, name: string, address: string): Promise<CountedPage> {
  return new CountedPage(await pageOf(context, name, address));
}

/** Of somebody who is signed in, in this tab alone. */
async function pageOf(context: BrowserContext, name: string, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/auth?next=${encodeURIComponent(address)}`);
  await page.getByText('Essayer avec une personne d’essai').tap();
  await page.getByRole('button', { name: `${name}, dans cet onglet seulement` }).tap();
  await page.waitForURL((url) => url.pathname.startsWith(address));
  return page;
}

/** Three small pictures, which the page draws itself. */
async function threePhotos(page: Page) {
  const drawn = await page.evaluate(() =>
    ['sienna', 'peru', 'tan'].map((colour) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 480];
      const drawing = canvas.getContext('2d');
      if (drawing !== null) {
        drawing.fillStyle = colour;
        drawing.fillRect(0, 0, 640, 480);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
  );
  return drawn.map((base64, index) => ({
    name: `canape-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(base64, 'base64'),
  }));
}
