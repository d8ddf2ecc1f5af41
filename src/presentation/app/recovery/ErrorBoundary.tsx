import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Shows « Problème de connexion » instead of children that failed to render, until recovery succeeds (specification §4). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };
  readonly #recover = () => this.setState({ error: null });

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <ErrorNotice error={error} onRecovered={this.#recover} />;
  }
}
