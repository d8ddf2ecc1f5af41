import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { MaterialTheme } from '../../src/presentation/app/theme/MaterialTheme';
import { UnreadContext } from '../../src/presentation/shared/notices/unread';
import { ViewModelContext } from '../../src/presentation/shared/useViewModel';
import type { ViewModelSource } from '../../src/presentation/shared/ViewModelSource';

interface DesignFrameProps {
  readonly viewModels: ViewModelSource;
  readonly children: ReactNode;
}

/** What components of the site need around them. Three messages are unread. */
export function DesignFrame({ viewModels, children }: DesignFrameProps) {
  return (
    <ViewModelContext value={viewModels}>
      <UnreadContext value={3}>
        <MemoryRouter>
          <MaterialTheme>{children}</MaterialTheme>
        </MemoryRouter>
      </UnreadContext>
    </ViewModelContext>
  );
}
