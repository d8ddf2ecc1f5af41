import styled from '@emotion/styled';
import { Suspense, type ReactNode } from 'react';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { Loader } from '../shared/controls/Loader';
import { StallMark } from '../shared/page/StallMark';
import { shadows } from '../shared/page/shadows';
import { CountdownView } from './CountdownView';
import { LaunchScene } from './LaunchScene';
import { launchMessages } from './messages';

interface LaunchPageProps {
  readonly configuration: AppConfiguration;
  /** Shown above everything else. */
  readonly notice?: ReactNode;
}

/** The maintenance page: a drawing, the launch date and the newsletter form. */
export function LaunchPage({ configuration, notice }: LaunchPageProps) {
  return (
    <Root>
      <div className="words">
        {notice}
        <StallMark />
        <h1>{launchMessages.title}</h1>
        <p className="lead">{launchMessages.lead}</p>
        <CountdownView configuration={configuration} />
        <div className="newsletter">
          <Suspense fallback={<Loader />}>
            <NewsletterForm />
          </Suspense>
        </div>
      </div>
      <LaunchScene />
    </Root>
  );
}

const Root = styled.div({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  overflow: 'hidden',
  background: `linear-gradient(color-mix(in srgb, var(--mb-palette-accent-main) 38%, var(--mb-palette-background-default)), var(--mb-palette-background-default) 62%)`,
  '[data-theme="dark"] &': {
    background: 'linear-gradient(#0f1d1c, var(--mb-palette-background-default) 55%, #2a1b10)',
  },
  '.words': {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 900,
    marginInline: 'auto',
    padding: 'clamp(20px, 4vh, 56px) 20px 0',
    textAlign: 'center',
    '& > svg': { flex: 'none', width: 'clamp(52px, 8vh, 76px)', height: 'auto' },
  },
  h1: {
    margin: 'clamp(10px, 2.4vh, 28px) 0 10px',
    font: 'var(--mb-font-h1)',
    fontSize: 'clamp(2.25rem, 1.4rem + 3.8vw, 4rem)',
    letterSpacing: '-0.03em',
    textWrap: 'balance',
  },
  '.lead': {
    margin: '0 0 clamp(12px, 2.6vh, 32px)',
    maxWidth: '46ch',
    fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
    lineHeight: 1.5,
    color: 'var(--mb-palette-text-secondary)',
    textWrap: 'balance',
  },
  '.newsletter': {
    position: 'relative',
    zIndex: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 680,
    marginTop: 'clamp(18px, 3vh, 36px)',
    padding: 'clamp(18px, 2.4vw, 26px)',
    borderRadius: 26,
    border: '1px solid var(--mb-palette-divider)',
    backgroundColor: 'var(--mb-palette-background-paper)',
    boxShadow: shadows.page,
  },
});
