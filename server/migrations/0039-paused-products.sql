-- What an operator has stopped for a while, of everything that moves money on the network. Who did it stands in the log.
create table chain_pauses (
  product text primary key
    check (product in ('withdraw', 'deposit', 'swap', 'staking', 'launchpad', 'tickets')),
  paused_at timestamptz not null
);
