/** The online pages by their addresses. */
import { lazy, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { CalmPage, MissingPage } from '../parts/trouble.tsx';
import { CreatePage } from './create/create-page.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { askWho, useWho } from './net/who.ts';
import { useOnlineText } from './parts/words.ts';

const LiveTablePage = lazy(() => import('./online-table-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
const PersonPage = lazy(() => import('./people/person-page.tsx'));
const RatingsPage = lazy(() => import('./people/ratings-page.tsx'));
const PublishPage = lazy(() => import('./publish/publish-page.tsx'));

const RETRY = 3000;

export default function OnlinePages() {
  const { reach } = useWho();
  switch (reach) {
    case 'asking':
      return <Loading />;
    case 'alone':
      return <AlonePage />;
    case 'cut':
      return <CutPage />;
    case 'there':
      return <Pages />;
  }
}

function Pages() {
  return (
    <Switch>
      <Route path="/online">
        <LobbyPage />
      </Route>
      <Route path="/online/new/:title?">{({ title }) => <CreatePage game={title ?? null} />}</Route>
      <Route path="/online/table/:id">{({ id }) => <LiveTablePage key={id} id={id} />}</Route>
      <Route path="/online/account">
        <AccountPage />
      </Route>
      <Route path="/online/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
      <Route path="/online/ratings/:game">{({ game }) => <RatingsPage key={game} game={game} />}</Route>
      <Route path="/online/publish/:id">{({ id }) => <PublishPage key={id} id={id} />}</Route>
      <Route>
        <MissingPage />
      </Route>
    </Switch>
  );
}

/** Served by something that knows nothing of online tables. */
function AlonePage() {
  const t = useOnlineText();
  return <CalmPage title={t('online.alone')} text={t('online.alone.text')} />;
}

function CutPage() {
  const t = useOnlineText();
  useEffect(() => {
    const timer = setInterval(() => void askWho(), RETRY);
    const again = () => void askWho();
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, []);
  const retry = (
    <Button look="primary" onClick={() => void askWho()}>
      {t('online.cut.again')}
    </Button>
  );
  return <CalmPage title={t('online.cut')} text={t('online.cut.text')} actions={retry} />;
}
