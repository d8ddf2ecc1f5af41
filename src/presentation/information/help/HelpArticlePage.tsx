import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Breadcrumb, homeStep } from '../../shared/controls/Breadcrumb';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { paths } from '../../shared/paths';
import { above } from '../../shared/page/screenWidths';
import type { HelpArticle } from './HelpArticle';
import { findArticle, themeOf } from './helpCentre';
import { helpMessages } from './messages';
import { LinkedText } from '../LinkedText';
import { PageHeader } from '../PageHeader';
import { Passages } from '../Passages';
import { ReadingText } from '../ReadingText';

export function HelpArticlePage({ article }: { readonly article: HelpArticle }) {
  const { title, summary, passages, related } = article;
  const next = related.map(findArticle).filter((found) => found !== undefined);
  return (
    <PageSection>
      <PageMetadata
        title={helpMessages.articleTitle(title)}
        description={summary}
        path={paths.helpArticle(article.slug)}
      />
      <Breadcrumb steps={steps} last={themeOf(article)?.title} />
      <Columns>
        <article>
          <PageHeader title={title} lead={summary} />
          <Body>
            <Passages passages={passages} />
          </Body>
        </article>
        <Next aria-labelledby="a-lire-aussi">
          <h2 id="a-lire-aussi">{helpMessages.related}</h2>
          <ul>
            {next.map((one) => (
              <li key={one.slug}>
                <Link to={paths.helpArticle(one.slug)}>{one.title}</Link>
              </li>
            ))}
          </ul>
          <p>
            <LinkedText>{helpMessages.elsewhere}</LinkedText>
          </p>
        </Next>
      </Columns>
    </PageSection>
  );
}

const steps = [homeStep, { label: helpMessages.title, path: paths.help }];

const Columns = styled.div({
  [above(960)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 332px',
    columnGap: 64,
    alignItems: 'start',
  },
  '@media print': { display: 'block' },
});

const Body = styled(ReadingText)({ marginTop: 24 });

const Next = styled.aside({
  maxWidth: 720,
  marginTop: 36,
  padding: '20px 22px',
  borderRadius: 22,
  background: 'var(--mb-palette-background-sunk)',
  h2: { margin: '0 0 6px', font: 'var(--mb-font-h3)' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  'li a': { display: 'flex', alignItems: 'center', minHeight: 44, padding: '4px 0', lineHeight: 1.35 },
  p: { margin: '10px 0 0', lineHeight: 1.6, color: 'var(--mb-palette-text-secondary)' },
  [above(960)]: { position: 'sticky', top: 'calc(var(--mb-header-height, 64px) + 24px)', marginTop: 28 },
  '@media print': { display: 'none' },
});
