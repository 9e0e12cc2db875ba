-- name: insertProof :exec
insert into sealing (proof) values (:proof) on conflict do nothing;

-- name: selectProof :maybe
select proof from sealing;
