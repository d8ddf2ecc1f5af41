import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../../shared/paths';

/** Reminds a seller to reserve the listing after accepting an offer. */
export function ReserveHint() {
  return (
    <Hint>
      {messages.reserveHint} <Link to={paths.myListings}>{messages.manageListings}</Link>
    </Hint>
  );
}

const Hint = styled.p({ fontSize: '0.9375rem', a: { color: 'inherit', fontWeight: 650 } });
