import styled from '@emotion/styled';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { HighlightedText } from '../../search/HighlightedText';
import { ArticleIndex } from './ArticleIndex';
import { helpArticles, themeOf } from './helpCentre';
import { helpMessages } from './messages';
import { LinkedText } from '../LinkedText';
import { paths } from '../../shared/paths';

const index = new ArticleIndex(helpArticles);

/** The articles found, the best first; screen readers announce their number. */
export function HelpResults({ query }: { readonly query: string }) {
  const found = useMemo(() => (query === '' ? [] : index.search(query)), [query]);
  return (
    <>
      <Count role="status">{query !== '' && helpMessages.found(found.length, query)}</Count>
      {query !== '' && found.length === 0 && (
        <Empty>
          <p>
            <LinkedText>{helpMessages.nothing}</LinkedText>
          </p>
        </Empty>
      )}
      {found.length > 0 && (
        <Results aria-label={helpMessages.results}>
          {found.map((article) => (
            <li key={article.slug}>
              <Link to={paths.helpArticle(article.slug)} data-result>
                <span className="theme">{themeOf(article)?.title}</span>
                <strong>
                  <HighlightedText text={article.title} query={query} />
                </strong>
                <span>
                  <HighlightedText text={article.summary} query={query} />
                </span>
              </Link>
            </li>
          ))}
        </Results>
      )}
    </>
  );
}

const Count = styled.p({ minHeight: '1.5em', margin: '12px 4px', color: 'var(--mb-palette-text-secondary)' });

const Empty = styled.div({
  maxWidth: 720,
  padding: '16px 22px',
  borderRadius: 18,
  background: 'var(--mb-palette-background-sunk)',
  p: { margin: 0, lineHeight: 1.6 },
});

const Results = styled.ul({
  display: 'grid',
  gap: 10,
  maxWidth: 720,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: '14px 20px',
    borderRadius: 18,
    lineHeight: 1.45,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-secondary)',
    background: 'var(--mb-palette-background-paper)',
    border: '1px solid var(--mb-palette-divider)',
  },
  'a:hover': { borderColor: 'var(--mb-palette-primary-main)' },
  strong: { fontSize: '1.0625rem', color: 'var(--mb-palette-text-primary)' },
  mark: { color: 'var(--mb-palette-text-primary)' },
  '.theme': { fontSize: '0.875rem', fontWeight: 600, color: 'var(--mb-palette-secondary-main)' },
});
