import styled from '@emotion/styled';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { NewsletterForm } from '../newsletter/NewsletterForm';
import { Loader } from '../shared/Loader';
import { PlainPage } from '../shared/PlainPage';
import { Wordmark } from '../shared/Wordmark';
import { maintenanceMessages } from './maintenanceMessages';
import { headerMessages } from './messages';

/** Stands without the site's frame (specification §2): it must open while the site is closed. */
export function MaintenanceAdminScreen() {
  return (
    <Root>
      <Link to="/" className="logo" aria-label={headerMessages.home}>
        <Wordmark tagline={headerMessages.tagline} />
      </Link>
      <PlainPage title={maintenanceMessages.title} text={maintenanceMessages.text}>
        <p>{maintenanceMessages.preview}</p>
        <div className="preview">
          <Suspense fallback={<Loader />}>
            <NewsletterForm />
          </Suspense>
        </div>
        <Link to="/">{maintenanceMessages.home}</Link>
      </PlainPage>
    </Root>
  );
}

const Root = styled.main({
  padding: 20,
  '.logo': { display: 'inline-block', borderRadius: 8, textDecoration: 'none', color: 'inherit' },
  '.preview': { boxSizing: 'border-box', width: '100%', padding: 'clamp(20px, 4vw, 32px)', borderRadius: 24, border: '1px solid var(--mb-palette-divider)', backgroundColor: 'var(--mb-palette-background-paper)' },
  p: { margin: 0 },
});
