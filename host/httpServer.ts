import http from 'node:http';

/** Limits that keep a slow or greedy client from taking the server away from the others. Times in milliseconds. */
export const HTTP_LIMITS = {
  /** Headers must be there by then; Node looks every `connectionsCheckingInterval`, so the true end is up to 2 s later. */
  headersTimeout: 15_000,
  /** The whole request, body included. */
  requestTimeout: 25_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 10_000,
  /** A client that takes nothing of an answer for so long is let go. */
  idleTimeout: 60_000,
  maxHeaderSize: 16 * 1024,
  maxConnections: 2000,
};
export type HttpLimits = typeof HTTP_LIMITS;

const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A plain HTTP server with the limits set, that answers broken requests with a bare status and ends the connection. */
export function createHttpServer(listener: http.RequestListener, limits: HttpLimits): http.Server {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout, maxHeaderSize } = limits;
  const server = http.createServer(
    { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout, maxHeaderSize },
    listener,
  );
  server.maxConnections = limits.maxConnections;
  server.setTimeout(limits.idleTimeout);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}
