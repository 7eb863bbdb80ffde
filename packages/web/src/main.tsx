/** The door of the app. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings/settings.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';

await applySettings();
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
