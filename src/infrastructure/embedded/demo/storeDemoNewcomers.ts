import { DAY, type Instant } from '../../../domain/shared/Instant';
import { startingProfile } from '../account/startingProfile';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';

/** The uid, the name, and how many days ago the account was created. */
const newcomers: readonly (readonly [uid: string, name: string, age: number])[] = [
  ['demo-abel-brest', 'Abel G.', 0.3],
  ['demo-yasmine-lille', 'Yasmine B.', 1.1],
  ['demo-sylvain-metz', 'Sylvain R.', 1.4],
  ['demo-colette-vannes', 'Colette P.', 1.8],
  ['demo-thomas-nancy', 'Thomas L.', 2.2],
  ['demo-anh-paris', 'Anh N.', 3.3],
  ['demo-ludivine-arras', 'Ludivine C.', 3.6],
  ['demo-mathis-caen', 'Mathis D.', 4.5],
  ['demo-fatou-creteil', 'Fatou S.', 5.2],
  ['demo-herve-quimper', 'Hervé K.', 5.9],
  ['demo-eva-nice', 'Eva M.', 6.4],
  ['demo-paulo-orleans', 'Paulo F.', 7.5],
  ['demo-josiane-pau', 'Josiane T.', 8.3],
  ['demo-ibrahim-rouen', 'Ibrahim C.', 9.6],
  ['demo-manon-dijon', 'Manon V.', 10.2],
  ['demo-luc-gap', 'Luc A.', 11.5],
  ['demo-rosa-perpignan', 'Rosa E.', 13.4],
  ['demo-axel-tours', 'Axel B.', 14.2],
  ['demo-nadege-angers', 'Nadège H.', 16.6],
  ['demo-simon-limoges', 'Simon J.', 17.3],
  ['demo-assia-melun', 'Assia O.', 19.5],
  ['demo-bernard-albi', 'Bernard Y.', 21.4],
  ['demo-clara-annecy', 'Clara W.', 23.5],
  ['demo-jules-laval', 'Jules Q.', 26.2],
  ['demo-denise-auch', 'Denise I.', 28.5],
];

/**
 * Stores accounts that were created in the thirty days before `datedFrom`. One of a former import gets its new date, and keeps the name and all
 * else that moderators have decided about.
 */
export async function storeDemoNewcomers(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  const users = transaction.objectStore('users');
  for (const [uid, displayName, age] of newcomers) {
    const createdAt = datedFrom - age * DAY;
    const profile = (await users.get(uid)) ?? { ...startingProfile(uid, createdAt), displayName };
    await users.put({ ...profile, createdAt });
  }
}
