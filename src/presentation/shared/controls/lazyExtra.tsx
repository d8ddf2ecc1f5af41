import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { needsPageReload } from '../../../domain/resilience/pageReload';

/** A part without which its page still serves: if its code, or that of its view-models, cannot be loaded, it is left out until the page is loaded again. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Extra(props) {
    return (
      <UnlessUnavailable>
        <Part {...props} />
      </UnlessUnavailable>
    );
  };
}

/** Shows nothing instead of children whose code could not be loaded. Any other error is one of the page. */
class UnlessUnavailable extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (needsPageReload(error.message)) return null;
    throw error;
  }
}
