import type { Passage } from './Passage';

export interface InformationSection {
  /** Names the section in the address. */
  readonly id: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** What a page tells, as data. */
export interface InformationDocument {
  readonly path: string;
  readonly title: string;
  /** For search engines: one sentence or two. */
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly InformationSection[];
}
