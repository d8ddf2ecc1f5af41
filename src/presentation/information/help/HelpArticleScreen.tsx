import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { findArticle } from './helpCentre';
import { HelpArticlePage } from './HelpArticlePage';

/** An article of the help centre; renders `missing` when there is no such article. */
export function HelpArticleScreen({ missing }: { readonly missing: ReactNode }) {
  const { slug = '' } = useParams();
  const article = findArticle(slug);
  return article === undefined ? missing : <HelpArticlePage key={slug} article={article} />;
}
