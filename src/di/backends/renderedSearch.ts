import type { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { UnderstandSearch } from '../../application/search/UnderstandSearch';
import { mayHoldPhrases } from '../../domain/search/sentence/mayHoldPhrases';
import { BoundedCommuneDirectory } from '../../infrastructure/communes/BoundedCommuneDirectory';
import { criteriaOf, meaningOf } from '../../presentation/search/useSearchAddress';

/** Names that are looked up for one sentence, at some 10 ms each: « à à à à » would be hundreds. */
const MAX_PLACES = 24;

/** What the sentence of a search means; null where it is words only. */
export async function meaningOfSearch(
  search: string,
  communes: CommuneDirectory,
): Promise<ReturnType<typeof meaningOf> | null> {
  const criteria = criteriaOf(search);
  const { query } = criteria;
  if (!mayHoldPhrases(query)) return null;
  const places = new BoundedCommuneDirectory(communes, MAX_PLACES);
  const understood = await new UnderstandSearch(places).run(criteria);
  return understood && meaningOf(understood, { query, search });
}
