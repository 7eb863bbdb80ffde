/** The pages of the app by their addresses. */
import { Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Home } from './home/home.tsx';
import { hasLesson } from './learn/lessons.ts';
import { CreditsPage, DailyPage, HistoryPage, LessonPage, OnlinePages, SettingsPage } from './pages.tsx';
import { Loading } from './parts/loading.tsx';
import { MissingPage, Trouble } from './parts/trouble.tsx';
import { Updates } from './parts/updates.tsx';
import { Setup } from './setup/setup.tsx';
import { titleOf } from './shelf/shelf.ts';
import { TablePage } from './table/lazy-table-page.ts';

function SetupPage({ id }: { id: string }) {
  const title = titleOf(id);
  return title ? <Setup title={title} meta={title.meta} /> : <MissingPage />;
}

const LearnPage = ({ id }: { id: string }) => (hasLesson(id) ? <LessonPage id={id} /> : <MissingPage />);

export function App() {
  const [location] = useLocation();
  return (
    <>
      <Trouble at={location}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/new/:title">{({ title }) => <SetupPage key={title} id={title} />}</Route>
            <Route path="/learn/:title">{({ title }) => <LearnPage key={title} id={title} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/online/*?">
              <OnlinePages />
            </Route>
            <Route path="/history">
              <HistoryPage />
            </Route>
            <Route path="/daily">
              <DailyPage />
            </Route>
            <Route path="/settings">
              <SettingsPage />
            </Route>
            <Route path="/credits">
              <CreditsPage />
            </Route>
            <Route>
              <MissingPage />
            </Route>
          </Switch>
        </Suspense>
      </Trouble>
      <Updates />
    </>
  );
}
