/** A mail server that takes every letter and keeps it: as much of SMTP as that needs. */
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface PostOffice {
  url: string;
  letters: readonly string[];
  close(): void;
}

export async function postOffice(): Promise<PostOffice> {
  const letters: string[] = [];
  const server = createServer(socket => converse(socket, letters));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => void server.close() };
}

function converse(socket: Socket, letters: string[]): void {
  let letter: string[] | null = null;
  socket.on('error', () => {});
  socket.write('220 mail.test\r\n');
  createInterface(socket).on('line', line => {
    if (letter && line !== '.') {
      letter.push(line);
      return;
    }
    if (letter) letters.push(letter.join('\n'));
    letter = line === 'DATA' ? [] : null;
    socket.write(letter ? '354 go on\r\n' : line === 'QUIT' ? '221 goodbye\r\n' : '250 well\r\n');
    if (line === 'QUIT') socket.end();
  });
}
