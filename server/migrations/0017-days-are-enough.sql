-- What a member received in all is the sum of their days, which nobody has for more than some thousands.
drop table activity_totals;
