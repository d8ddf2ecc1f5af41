import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { paths } from '../shared/paths';
import type { InformationDocument } from './InformationDocument';

/** The pages of text, each of which is one document on the same screen. */
export const informationRoutes: readonly ScreenRoute[] = [
  documentAt(paths.about, async () => (await import('./aboutMessages')).aboutDocument),
  documentAt(paths.terms, async () => (await import('./termsMessages')).termsDocument),
  documentAt(paths.postingRules, async () => (await import('./postingRulesMessages')).postingRulesDocument),
  documentAt(paths.ranking, async () => (await import('./rankingMessages')).rankingDocument),
  documentAt(paths.legalNotice, async () => (await import('./legalNoticeMessages')).legalNoticeDocument),
  documentAt(paths.privacy, async () => (await import('./privacyMessages')).privacyDocument),
  documentAt(paths.accessibility, async () => (await import('./accessibilityMessages')).accessibilityDocument),
];

function documentAt(path: string, loadDocument: () => Promise<InformationDocument>): ScreenRoute {
  return {
    path,
    async load() {
      const [{ InformationScreen }, document] = await Promise.all([import('./InformationScreen'), loadDocument()]);
      return () => <InformationScreen document={document} />;
    },
  };
}
