import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { helpThemes } from './helpCentre';
import { helpMessages } from './messages';
import { LinkedText } from '../LinkedText';
import { paths } from '../../shared/paths';

/** All articles, by theme. */
export function HelpThemes() {
  return (
    <>
      <Themes>
        {helpThemes.map(({ id, title, articles }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <ul>
              {articles.map((article) => (
                <li key={article.slug}>
                  <Link to={paths.helpArticle(article.slug)}>{article.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Themes>
      <Elsewhere>
        <LinkedText>{helpMessages.elsewhere}</LinkedText>
      </Elsewhere>
    </>
  );
}

const Themes = styled.div({
  columns: '3 320px',
  columnGap: 20,
  marginTop: 16,
  section: {
    breakInside: 'avoid',
    marginBottom: 20,
    padding: '20px 22px 14px',
    borderRadius: 22,
    background: 'var(--mb-palette-background-paper)',
    border: '1px solid var(--mb-palette-divider)',
  },
  h2: { margin: '0 0 8px', font: 'var(--mb-font-h3)', letterSpacing: '-0.01em' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '6px 0',
    lineHeight: 1.35,
    color: 'var(--mb-palette-text-primary)',
    textDecoration: 'none',
  },
  'a:hover': { color: 'var(--mb-palette-primary-main)', textDecoration: 'underline' },
  '@media print': { columns: '2 240px', a: { minHeight: 0 } },
});

const Elsewhere = styled.p({ margin: '12px 4px 0', lineHeight: 1.6, color: 'var(--mb-palette-text-secondary)' });
