import { expect, test, type Page } from '@playwright/test';
import { holdConfiguration } from '../../support/drivers/e2e/e2eFirebase';
import { applicationStarted, cards, main } from '../../support/drivers/e2e/e2eSite';
import { expectToShow, expectToStayAsRendered, renderedPages } from '../../support/rendering/renderedPages';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home, category, results, listing and profile on Firebase show what they have, and lead on', async ({
    page,
  }) => {
    for (const [address, heading, count] of renderedPages) await expectToShow(page, address, heading, count);
    await page.goto('/recherche');
    await main(page).getByRole('link', { name: 'Afficher plus d’annonces' }).click();
    await expect(page).toHaveURL('/recherche?nombre=48');
    await main(page).locator('a[href^="/annonce/"]').first().click();
    await expect(main(page).getByText('€').first()).toBeVisible();
  });
});

/** The SDK has come, and listens to what the page shows. */
const untilAnswered = (page: Page) => page.waitForResponse(/Listen\/channel.*TYPE=xmlhttp/);

/** Lets the application come once the page knows whether the site is open: until then, it would wait behind the startup screen. */
async function startOnceKnown(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().includes('documents:batchGet') && answer.request().method() === 'POST',
  );
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await (await answered).finished();
    await route.continue();
  });
}

for (const [address, heading] of renderedPages) {
  test(`the page ${address} on Firebase stays as it was rendered when the application takes it over`, async ({
    page,
  }) => {
    await startOnceKnown(page);
    await expectToStayAsRendered(page, address, heading, untilAnswered);
  });
}

test('a first visit sees the rendered page as soon as the site is known to be open, before any other script has come', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto(renderedPages[2][0], { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('.startup')).toBeHidden();
});

test('a first visit to which the application comes before it is known whether the site is open shows what was rendered', async ({
  page,
}) => {
  let questions = 0;
  page.on('request', (request) => {
    if (request.url().includes('runAggregationQuery')) questions += 1;
  });
  const { answer } = await holdConfiguration(page, { maintenance: { booleanValue: false } });
  await page.goto(renderedPages[2][0]);
  await expect(page.locator('.site-awaited')).toBeAttached();
  answer();
  await expect(cards(page).first()).toBeVisible();
  await applicationStarted(page);
  expect(questions).toBe(0);
});

test('a rendered page of results on Firebase asks for them again after ten seconds where nobody touches it', async ({
  page,
}) => {
  const asked = page.waitForRequest(/runAggregationQuery/, { timeout: 0 });
  await page.goto(renderedPages[2][0]);
  await asked;
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(10_000);
});

test('a home page that nobody has rendered, as on a site without functions, reads its listings at once', async ({
  page,
  context,
}) => {
  // Chromium takes a page that a test answers for one of another network.
  await context.grantPermissions(['local-network-access']);
  const path = 'test-results/on-firebase/site/index.html';
  await page.route('/', async (route) => route.fulfill({ response: await route.fetch(), path }));
  let hasSdk = false;
  page.on('request', (request) => (hasSdk ||= request.url().includes('Listen/channel')));
  const asked = page.waitForRequest(/documents:runQuery/);
  await page.goto('/');
  await asked;
  expect(hasSdk).toBe(false);
  await expect(cards(page).first()).toBeVisible();
});

// A profile’s reviews and listings come through the SDK.
for (const [address] of renderedPages.filter(([path]) => !path.startsWith('/profil')))
  test(`a visitor of the page ${address} on Firebase is counted without the SDK, which comes once the page is touched`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, kind] = /documents:(commit)|(?:Listen\/(channel))/.exec(request.url())?.filter(Boolean) ?? [];
      if (kind !== undefined) asked.push(kind);
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked[0]).toBe('commit');
    await page.keyboard.press('Tab');
    await expect.poll(() => asked).toContain('channel');
  });

test('a site on Firebase answers crawlers with what is there, what is gone, and what has moved', async ({
  request,
}) => {
  const ask = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['cache-control'] ?? ''] as const;
  };
  const cached = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600';
  expect(await ask(renderedPages[3][0])).toEqual([200, cached]);
  expect(await ask('/annonce/demo-velo-ville-peugeot')).toEqual([301, cached]);
  expect(await ask('/annonce/jamais')).toEqual([404, cached]);
  expect(await ask('/n-existe-pas')).toEqual([404, cached]);
  expect(await ask('/sitemap.xml')).toEqual([200, cached]);
  expect(await ask('/favoris')).toEqual([200, 'no-cache']);
  expect(await ask('/a-propos')).toEqual([200, 'no-cache']);
});
