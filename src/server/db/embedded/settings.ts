// How the embedded database runs: private, small, and forced to disk at every commit.

/** PostgreSQL's settings. They are given at each start, so a copied directory carries none of them along. */
export function settingsFor(socketDirectory: string, changes: Record<string, string> = {}): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    // One server asks: ten connections of its own, five that reads share, three of the job queue, one that listens, one that migrates; the rest is for the person who looks.
    max_connections: '30',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    jit: 'off',
    // Few helpers: each is a process with memory of its own.
    io_method: 'sync',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_worker_processes: '2',
    max_parallel_workers: '0',
    autovacuum_max_workers: '1',
    autovacuum_worker_slots: '1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What is said goes into the server's log, a line each. What a statement held (names, addresses) is not said.
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...changes,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
