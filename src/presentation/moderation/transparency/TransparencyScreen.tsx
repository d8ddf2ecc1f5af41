import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Loader } from '../../shared/controls/Loader';
import { PAGE_TOP } from '../../shared/page/pageMargin';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { transparencyViewModel } from '../viewModels';
import { transparencyMessages as messages } from './transparencyMessages';
import { YearSection } from './YearSection';

/** How many years are shown. */
const YEARS = 5;

/** The moderation in numbers, for everybody. */
export const TransparencyScreen = observer(function TransparencyScreen() {
  const screen = useViewModel(transparencyViewModel);
  const { status, years } = screen;
  useEffect(() => void screen.read(YEARS), [screen]);
  return (
    <PageSection as="article">
      <PageMetadata title={messages.title} description={messages.description} path={paths.transparency} />
      <Root>
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        {status === 'loading' && (
          <div className="loading">
            <Loader message={messages.loading} />
          </div>
        )}
        {status !== 'loading' && status !== 'ready' && (
          <div role="alert">
            <p>{messages.failed}</p>
            <Button variant="outlined" onClick={() => void screen.read(YEARS)}>
              {messages.retry}
            </Button>
          </div>
        )}
        {status === 'ready' && years.length === 0 && (
          <div className="none">
            <p>
              <strong>{messages.none}</strong>
            </p>
            <p>{messages.noneHint}</p>
          </div>
        )}
        {status === 'ready' && years.map((figures) => <YearSection key={figures.year} figures={figures} />)}
        <section aria-labelledby="methode">
          <h2 id="methode">{messages.method}</h2>
          <ul>
            {messages.methodItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </Root>
    </PageSection>
  );
});

const Root = styled.div({
  paddingTop: PAGE_TOP,
  h1: { margin: 0, font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', textWrap: 'balance' },
  h2: { margin: '36px 0 8px', font: 'var(--mb-font-h2)' },
  p: { margin: '0 0 10px', lineHeight: 1.6 },
  '.lead': { marginTop: 14, fontSize: '1.125rem', color: 'var(--mb-palette-text-secondary)' },
  // As high as the window, so that what follows does not move before the reader’s eyes.
  '.loading': { minHeight: '100vh' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.none': {
    padding: '18px 20px',
    borderRadius: 14,
    backgroundColor: 'var(--mb-palette-background-sunk)',
    'p:last-child': { margin: 0 },
  },
  ul: { maxWidth: '72ch', paddingLeft: 20, lineHeight: 1.6 },
  'li + li': { marginTop: 8 },
});
