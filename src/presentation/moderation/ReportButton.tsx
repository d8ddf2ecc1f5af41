import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ReportTarget } from '../../domain/moderation/Report';
import { reportMessages } from './messages';
import { useSession } from '../shared/session/useSession';
import { paths } from '../shared/paths';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));

/** Opens the report dialog; a guest signs in first and comes back. */
export const ReportButton = observer(function ReportButton({ target }: { readonly target: ReportTarget }) {
  const [isOpen, setOpen] = useState(false);
  const { profile } = useSession();
  const { pathname } = useLocation();
  const label = reportMessages.title[target.kind];
  if (profile === null)
    return (
      <Button component={Link} size="small" color="inherit" to={paths.signIn(pathname)}>
        {label}
      </Button>
    );
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog target={target} reporterId={profile.uid} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
