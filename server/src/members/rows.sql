-- A member as a line in a list of people.

-- macro: card_columns(row)
:row.id, :row.username, :row.display_name, :row.avatar_url, :row.verified, :row.verified_by, :row.platinum
