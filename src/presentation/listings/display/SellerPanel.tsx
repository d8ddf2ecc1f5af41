import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SellerCard } from '../../../domain/listings/Listing';
import { formatMonth } from '../../shared/format/formatDate';
import { paths } from '../../shared/paths';
import { listingPageMessages } from './messages';

const messages = listingPageMessages.seller;

interface SellerPanelProps {
  readonly seller: SellerCard;
  readonly isWanted: boolean;
  /** Whose profile the panel links to; none on a preview. */
  readonly ownerId?: string;
  /** At the end of the line of the heading, no higher than it. */
  readonly rating?: ReactNode;
}

/** The seller and whether they are a professional, which the law requires. */
export function SellerPanel({ seller, isWanted, ownerId, rating }: SellerPanelProps) {
  const { company, kind, memberSince, name } = seller;
  return (
    <Panel>
      <div className="heading">
        <h2>{isWanted ? messages.headingWanted : messages.heading}</h2>
        {rating}
      </div>
      <div className="who">
        <span className="initial" aria-hidden="true">
          {name.charAt(0).toLocaleUpperCase('fr')}
        </span>
        <div>
          <strong>{name}</strong>
          <p>{kind === 'professional' ? messages.professional : messages.private}</p>
        </div>
      </div>
      {company !== undefined && company.name !== name && <p>{company.name}</p>}
      {company !== undefined && <p>{messages.siret(company.siret)}</p>}
      <p>{messages.memberSince(formatMonth(memberSince))}</p>
      {ownerId !== undefined && (
        <Link className="profile" to={paths.profile(ownerId)} data-print="hide">
          {messages.profile}
        </Link>
      )}
    </Panel>
  );
}

const Panel = styled.section({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 18,
  borderRadius: 20,
  background: 'var(--mb-palette-background-paper)',
  border: '1px solid var(--mb-palette-divider)',
  '.heading': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  h2: { margin: 0, fontSize: '0.9375rem', fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  p: { margin: 0, fontSize: '0.9375rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
  '.who': { display: 'flex', alignItems: 'center', gap: 14 },
  '.initial': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 52,
    height: 52,
    borderRadius: 999,
    fontFamily: 'var(--mb-font-display)',
    fontSize: '1.375rem',
    fontWeight: 700,
    color: 'var(--mb-palette-secondary-contrastText)',
    background: 'var(--mb-palette-secondary-main)',
  },
  strong: { fontSize: '1.125rem', overflowWrap: 'anywhere' },
  '.profile': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    color: 'var(--mb-palette-primary-main)',
  },
});
