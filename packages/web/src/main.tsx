/** The door of the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings/settings.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

await applySettings();
const app = document.getElementById('app')!;
/** What React could mend by drawing again is a fault all the same: what went wrong, not that it was mended, is told. */
const onRecoverableError = (error: unknown) => reportError((error instanceof Error && error.cause) || error);
createRoot(app, { onRecoverableError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
