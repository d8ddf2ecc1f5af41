import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { families } from '../../../domain/listings/catalogue/categories';
import { communeCredit } from '../../../domain/listings/place/communeCredit';
import { operator } from '../../shared/operator';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { siteAddress } from '../../shared/page/siteAddress';
import { Wordmark } from '../../shared/page/Wordmark';
import { paths } from '../../shared/paths';
import { FooterLinks } from './FooterLinks';
import { footerMessages, informationLinks, legalLinks } from '../messages';
import { shareLinks, type SocialLink } from './socialLinks';

const usefulLinks = [
  { to: paths.postListing, label: footerMessages.postListing },
  { to: paths.search(), label: footerMessages.search },
  ...informationLinks,
];

const categoryLinks = families.map(({ id, label }) => ({ to: paths.family(id), label }));

/** In the order of the specification (§2): description, social links, useful links, categories. On small screens only the line with the year. */
export function SiteFooter({ year }: { readonly year: number }) {
  const { socialAccounts } = operator;
  return (
    <Root>
      <div className="columns">
        <div className="about">
          <Wordmark />
          <p>{footerMessages.description}</p>
          <p>
            {footerMessages.communes(communeCredit.publishers.join(', '))}{' '}
            <a href={communeCredit.licenceAddress} target="_blank" rel="noopener noreferrer">
              {communeCredit.licence}
            </a>
            {`. ${communeCredit.positions}.`}
          </p>
        </div>
        <div className="social">
          {socialAccounts.length > 0 && (
            <FooterLinks title={footerMessages.follow}>{socialAccounts.map(outwards)}</FooterLinks>
          )}
          <FooterLinks title={footerMessages.share}>{shareLinks(siteAddress()).map(outwards)}</FooterLinks>
        </div>
        <FooterLinks title={footerMessages.useful}>
          {usefulLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </FooterLinks>
        <FooterLinks title={footerMessages.categories}>
          {categoryLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </FooterLinks>
      </div>
      <div className="bottom">
        <p>{footerMessages.copyright(year)}</p>
        <nav aria-label={footerMessages.legal}>
          {legalLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </Root>
  );
}

function outwards({ label, address }: SocialLink) {
  return (
    <a key={address} href={address} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  );
}

const Root = styled.footer({
  marginTop: 72,
  padding: '56px max(24px, calc((100vw - 1240px) / 2)) 28px',
  color: 'var(--mb-palette-ground-light)',
  backgroundColor: 'var(--mb-palette-ground-main)',
  '.columns': { display: 'grid', gridTemplateColumns: 'minmax(0, 1.9fr) repeat(3, minmax(0, 1fr))', gap: 48 },
  '.about': {
    color: 'var(--mb-palette-ground-contrastText)',
    // The pine of the stall would not show on the pine ground.
    '--mb-palette-secondary-main': 'var(--mb-palette-ground-light)',
    p: { maxWidth: '42ch', margin: '18px 0 0', lineHeight: 1.6, color: 'var(--mb-palette-ground-light)' },
  },
  '.social nav + nav': { marginTop: 24 },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: 'var(--mb-palette-accent-main)' },
  },
  '.bottom': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 32px',
    marginTop: 44,
    paddingTop: 24,
    borderTop: '1px solid color-mix(in srgb, currentColor 22%, transparent)',
    fontSize: '0.9375rem',
    p: { margin: 0 },
    nav: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
    a: { lineHeight: '24px' },
  },
  [SMALL_SCREEN]: {
    marginTop: 40,
    padding: 20,
    textAlign: 'center',
    '.columns': { display: 'none' },
    '.bottom': { display: 'block', margin: 0, padding: 0, border: 0, nav: { display: 'none' } },
  },
});
