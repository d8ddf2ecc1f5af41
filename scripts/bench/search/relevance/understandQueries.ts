import { UnderstandSearch } from '../../../../src/application/search/UnderstandSearch';
import { noCriteria, type SearchCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { StaticCommuneDirectory } from '../../../../src/infrastructure/communes/StaticCommuneDirectory';
import { readCommuneFile } from '../../../content/communes/findCommune';
import { type JudgedQuery, readJudgedQueries } from './readJudgedQueries';

export interface UnderstoodQuery extends JudgedQuery {
  readonly criteria: SearchCriteria;
}

/** The judged queries as the results page searches them: phrases such as « moins de 200 € » are filters. */
export async function understandQueries(): Promise<readonly UnderstoodQuery[]> {
  const understanding = new UnderstandSearch(new StaticCommuneDirectory(async (file) => readCommuneFile(file)));
  return Promise.all(
    readJudgedQueries().map(async (judged) => {
      const words = { ...noCriteria, query: judged.query };
      return { ...judged, criteria: (await understanding.run(words)) ?? words };
    }),
  );
}
