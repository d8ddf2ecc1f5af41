import { readCommuneFile } from '../../../scripts/content/communes/findCommune';
import { UnderstandSearch } from '../../../src/application/search/UnderstandSearch';
import { criteriaToEntries } from '../../../src/domain/search/criteria/criteriaToEntries';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { StaticCommuneDirectory } from '../../../src/infrastructure/communes/StaticCommuneDirectory';

/** With all communes of France. */
export const understanding = new UnderstandSearch(new StaticCommuneDirectory(async (file) => readCommuneFile(file)));

/** The entries of the address, the place by its name: « q=vélo lieu=Lyon prix_max=300 »; « nothing » where nothing is understood. */
export async function meaningOf(query: string, others: Partial<SearchCriteria> = {}): Promise<string> {
  const understood = await understanding.run({ ...noCriteria, ...others, query });
  if (understood === null) return 'nothing';
  return criteriaToEntries(understood)
    .map(([key, value]) => `${key}=${key === 'lieu' ? (value.split('~')[1] ?? '') : value}`)
    .join(' ');
}
