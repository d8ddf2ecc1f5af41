import type { Passage } from './Passage';

export interface InformationSection {
  /** The fragment of the section’s address. */
  readonly id: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** The content of an information page. */
export interface InformationDocument {
  readonly path: string;
  readonly title: string;
  /** For search engines, one or two sentences. */
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly InformationSection[];
}
