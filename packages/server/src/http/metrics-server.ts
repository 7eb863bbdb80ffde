/** Figures for Prometheus, on a port of their own: they are nobody's business who plays. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppContext } from '../app-context.ts';

export interface MetricsServer {
  /** `null`: nobody wants figures. */
  readonly url: string | null;
  close(): void;
}

export async function metricsServer({ config, metrics, log }: AppContext): Promise<MetricsServer> {
  const { metricsPort: port, metricsHost: host } = config;
  if (port === null) return { url: null, close() {} };
  const { registry } = metrics;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      error => {
        log.error({ err: error }, 'the figures could not be read');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
