import styled from '@emotion/styled';
import { Suspense, type ReactNode } from 'react';
import type { AppConfiguration } from '../../domain/maintenance/AppConfiguration';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { Loader } from '../shared/Loader';
import { Wordmark } from '../shared/Wordmark';
import { CountdownView } from './CountdownView';
import { LaunchScene } from './LaunchScene';
import { launchMessages } from './messages';

interface LaunchPageProps {
  readonly configuration: AppConfiguration;
  /** Above all the rest, for those whom it concerns. */
  readonly notice?: ReactNode;
}

/** What visitors see while the site is closed: a market at dawn, when it will open, and a way to be told. */
export function LaunchPage({ configuration, notice }: LaunchPageProps) {
  return (
    <Root>
      <div className="words">
        {notice}
        <Wordmark />
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
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  overflow: 'hidden',
  background: `linear-gradient(color-mix(in srgb, var(--mb-palette-accent-main) 38%, var(--mb-palette-background-default)), var(--mb-palette-background-default) 62%)`,
  '[data-theme="dark"] &': { background: 'linear-gradient(#0f1d1c, var(--mb-palette-background-default) 55%, #2a1b10)' },
  '.words': {
    flex: '1 0 auto', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', boxSizing: 'border-box',
    width: '100%', maxWidth: 720, marginInline: 'auto', padding: 'clamp(24px, 5vh, 64px) 20px 24px', textAlign: 'center',
  },
  h1: { margin: 'clamp(18px, 4vh, 40px) 0 14px', font: 'var(--mb-font-h1)', fontSize: 'clamp(2.25rem, 1.4rem + 4.4vw, 4.25rem)', letterSpacing: '-0.03em', textWrap: 'balance' },
  '.lead': { margin: '0 0 clamp(20px, 4vh, 36px)', maxWidth: '46ch', fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)', textWrap: 'balance' },
  '.newsletter': {
    boxSizing: 'border-box', width: '100%', marginTop: 'clamp(24px, 4vh, 40px)', padding: 'clamp(18px, 3vw, 28px)', borderRadius: 26,
    border: '1px solid var(--mb-palette-divider)', backgroundColor: 'color-mix(in srgb, var(--mb-palette-background-paper) 88%, transparent)',
    boxShadow: '0 24px 60px -34px rgb(74 38 14 / 0.55)',
  },
});
