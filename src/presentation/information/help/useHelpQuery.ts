import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query of the help centre, also stored in the address, so that Back and shared links restore it. */
export function useHelpQuery(): readonly [query: string, change: (query: string) => void] {
  const location = useLocation();
  const { key, search } = location;
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const [known, setKnown] = useState({ key, query: asked });
  // An address that typing did not produce comes from a link or Back. Addresses of typing lag behind the typed text.
  if (known.key !== key && !isTyped(location.state)) setKnown({ key, query: asked });

  const change = (query: string) => {
    setKnown({ key, query });
    const parameters = query.trim() === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`;
    void navigate({ search: parameters }, { replace: true, state: { typed: true } });
  };
  return [known.query, change];
}

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'typed' in state;
}
