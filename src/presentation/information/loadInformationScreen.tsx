import type { ComponentType } from 'react';
import type { InformationDocument } from './InformationDocument';
import type { InformationPage } from './informationPages';
import { InformationScreen } from './InformationScreen';

const documents: Readonly<Record<InformationPage, () => Promise<InformationDocument>>> = {
  about: async () => (await import('./aboutMessages')).aboutDocument,
  terms: async () => (await import('./termsMessages')).termsDocument,
  postingRules: async () => (await import('./postingRulesMessages')).postingRulesDocument,
  ranking: async () => (await import('./rankingMessages')).rankingDocument,
  legalNotice: async () => (await import('./legalNoticeMessages')).legalNoticeDocument,
  privacy: async () => (await import('./privacyMessages')).privacyDocument,
  accessibility: async () => (await import('./accessibilityMessages')).accessibilityDocument,
};

/** The screen with the document of this page; rejects if its code cannot be loaded. */
export async function loadInformationScreen(page: InformationPage): Promise<ComponentType> {
  const document = await documents[page]();
  return () => <InformationScreen document={document} />;
}
