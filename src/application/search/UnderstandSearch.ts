import { locationOf } from '../../domain/listings/place/Commune';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { applySentence, type FoundPlace } from '../../domain/search/sentence/applySentence';
import { communeOfText } from '../../domain/search/sentence/communeOfText';
import { lastWordsAsPlaces, type PlacePhrase } from '../../domain/search/sentence/placePhrases';
import { readSentence, wordsOnly } from '../../domain/search/sentence/readSentence';
import { tokensOf } from '../../domain/search/sentence/sentenceTokens';
import type { CommuneDirectory } from '../listings/CommuneDirectory';

/** Turns the sentences that people type or say into filters: « vélo électrique à moins de 1 500 € près de Lyon ». */
export class UnderstandSearch {
  readonly #communes: CommuneDirectory;

  constructor(communes: CommuneDirectory) {
    this.#communes = communes;
  }

  /**
   * The search that the query means, with what is not understood left as words; null when nothing is understood. Without the list of
   * communes, places stay words.
   */
  async run(criteria: SearchCriteria): Promise<SearchCriteria | null> {
    const sentence = readSentence(criteria.query);
    const { places, town } = sentence;
    const named = town === null || criteria.place !== undefined ? places : [...places, town];
    return applySentence(criteria, sentence, await this.#firstPlace(named));
  }

  /** The search around the large town that its last words name, « vélo lyon »; null when they name none. */
  async aroundLastWords(criteria: SearchCriteria): Promise<SearchCriteria | null> {
    const tokens = tokensOf(criteria.query);
    const place = await this.#firstPlace(lastWordsAsPlaces(criteria.query, tokens));
    return applySentence(criteria, wordsOnly(criteria.query), place);
  }

  async #firstPlace(phrases: readonly PlacePhrase[]): Promise<FoundPlace | null> {
    for (const phrase of phrases) {
      const place = await this.#placeOf(phrase);
      if (place !== null) return place;
    }
    return null;
  }

  async #placeOf(phrase: PlacePhrase): Promise<FoundPlace | null> {
    for (const candidate of phrase.candidates) {
      const found = await this.#communes.find(candidate.text);
      const commune = communeOfText(candidate, phrase, found.ok ? found.value : []);
      if (commune !== undefined) return { phrase, candidate, location: locationOf(commune) };
    }
    return null;
  }
}
