import { aboutDocument } from '../../../src/presentation/information/aboutMessages';
import { accessibilityDocument } from '../../../src/presentation/information/accessibilityMessages';
import { helpArticles } from '../../../src/presentation/information/help/helpCentre';
import { helpMessages } from '../../../src/presentation/information/help/messages';
import type { InformationDocument } from '../../../src/presentation/information/InformationDocument';
import { legalNoticeDocument } from '../../../src/presentation/information/legalNoticeMessages';
import { textsOf } from '../../../src/presentation/information/Passage';
import { postingRulesDocument } from '../../../src/presentation/information/postingRulesMessages';
import { privacyDocument } from '../../../src/presentation/information/privacyMessages';
import { rankingDocument } from '../../../src/presentation/information/rankingMessages';
import { termsDocument } from '../../../src/presentation/information/termsMessages';

export const documents: readonly InformationDocument[] = [
  aboutDocument,
  accessibilityDocument,
  legalNoticeDocument,
  postingRulesDocument,
  privacyDocument,
  rankingDocument,
  termsDocument,
];

/** Every text of the informational pages, by where it stands. */
export const readableTexts: readonly (readonly [where: string, texts: readonly string[]])[] = [
  ...documents.map(({ path, title, description, lead, sections }): readonly [string, readonly string[]] => [
    path,
    [title, description, lead, ...sections.flatMap((section) => [section.title, ...textsOf(section.passages)])],
  ]),
  ...helpArticles.map(({ slug, title, summary, passages }): readonly [string, readonly string[]] => [
    `/aide/${slug}`,
    [title, summary, ...textsOf(passages)],
  ]),
  [
    '/aide',
    [
      helpMessages.lead,
      helpMessages.description,
      helpMessages.nothing,
      helpMessages.elsewhere,
      helpMessages.found(0, 'x'),
      helpMessages.found(2, 'x'),
    ],
  ],
];
