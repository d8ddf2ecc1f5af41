import styled from '@emotion/styled';
import { PageMetadata } from '../shared/page/PageMetadata';
import { PageSection } from '../shared/page/PageSection';
import type { InformationDocument } from './InformationDocument';
import { PageHeader } from './PageHeader';
import { Passages } from './Passages';
import { ReadingText } from './ReadingText';
import { TableOfContents } from './TableOfContents';
import { useNamedSection } from '../shared/page/useNamedSection';
import { above } from '../shared/page/screenWidths';

/** A page of text with a table of contents. */
export function InformationScreen({ document }: { readonly document: InformationDocument }) {
  const { title, description, path, lead, sections } = document;
  useNamedSection();
  return (
    <PageSection as="article">
      <PageMetadata title={title} description={description} path={path} />
      <PageHeader title={title} lead={lead} />
      <Columns>
        <TableOfContents sections={sections} />
        <ReadingText>
          {sections.map(({ id, title: heading, passages }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
              <Passages passages={passages} />
            </section>
          ))}
        </ReadingText>
      </Columns>
    </PageSection>
  );
}

const Columns = styled.div({
  [above(960)]: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr)',
    columnGap: 64,
    alignItems: 'start',
  },
  '@media print': { display: 'block' },
});
