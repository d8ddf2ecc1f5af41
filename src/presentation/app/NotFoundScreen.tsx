import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { families } from '../../domain/listings/catalogue/categories';
import { EmptyDrawing } from '../shared/empty/EmptyDrawing';
import { usePageReport } from '../shared/page/pageReport';
import { PlainPage } from '../shared/page/PlainPage';
import { paths } from '../shared/paths';
import { notFoundMessages } from './notFoundMessages';
import { SearchBox } from '../search/box/SearchBox';

export function NotFoundScreen() {
  usePageReport({ status: 404 });
  return (
    <PlainPage title={notFoundMessages.title} text={notFoundMessages.text} drawing={<EmptyDrawing name="stall" />}>
      <meta name="robots" content="noindex" />
      <SearchBox label={notFoundMessages.search} />
      <Families aria-label={notFoundMessages.families}>
        <p>{notFoundMessages.families}</p>
        {families.map(({ id, label }) => (
          <Link key={id} to={paths.family(id)}>
            {label}
          </Link>
        ))}
      </Families>
      <Link to={paths.home}>{notFoundMessages.home}</Link>
    </PlainPage>
  );
}

const Families = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  p: { flexBasis: '100%', margin: '12px 0 2px', fontWeight: 650 },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 18px',
    borderRadius: 999,
    border: '1px solid var(--mb-palette-outline)',
    fontWeight: 550,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    backgroundColor: 'var(--mb-palette-background-paper)',
    '&:hover': { borderColor: 'var(--mb-palette-primary-main)', color: 'var(--mb-palette-primary-main)' },
  },
});
