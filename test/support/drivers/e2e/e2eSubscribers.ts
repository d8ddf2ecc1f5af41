import type { Page } from '@playwright/test';

/** Puts so many subscriptions, a second apart, in place of those in the page’s database; the newest one begins as a formula does. */
export async function giveSubscribers(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (subscribers) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('mon-bazar');
        opening.onerror = () => reject(new Error('the database does not open'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('newsletter_subscribers', 'readwrite');
          const store = transaction.objectStore('newsletter_subscribers');
          store.clear();
          for (let index = 0; index < subscribers; index += 1)
            store.put({
              email: `${index === 0 ? '=' : ''}abonne${index}@exemple.fr`,
              subscribed_at: Date.now() - index * 1000,
              source: 'maintenance_page',
              unsubscribeToken: String(index).padStart(20, '0'),
            });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(new Error('the subscriptions are not stored'));
        };
      }),
    count,
  );
}

interface SeenProgress {
  /** In hundredths. */
  readonly share: number;
  /** How many pictures the page had drawn by then. */
  readonly frames: number;
  /** Milliseconds since the page was opened. */
  readonly at: number;
}

interface Watched {
  readonly seen: SeenProgress[];
  readonly announced: string[];
}

/** Watches what an export shows and announces, and counts the pictures that the page draws meanwhile. */
export async function watchExport(page: Page): Promise<() => Promise<Watched>> {
  const watched = await page.evaluateHandle(() => {
    const noted: Watched = { seen: [], announced: [] };
    let frames = 0;
    const draw = () => {
      frames += 1;
      requestAnimationFrame(draw);
    };
    draw();
    new MutationObserver(() => {
      const share = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (share !== null && share !== undefined && Number(share) !== noted.seen.at(-1)?.share)
        noted.seen.push({ share: Number(share), frames, at: Math.round(performance.now()) });
      for (const status of document.querySelectorAll('[role=status]')) {
        const text = status.textContent.replace(/\s/g, ' ');
        if (text !== '' && !noted.announced.includes(text)) noted.announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return noted;
  });
  return () => watched.jsonValue();
}
