import { Component, type ReactNode } from 'react';
import { ErrorNotice } from './ErrorNotice';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Puts a way out in the place of what failed to render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorNotice /> : this.props.children;
  }
}
